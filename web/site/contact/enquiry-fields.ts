export const enquiryFields = ['name', 'organization', 'selectedDepartmentId', 'emailId', 'phoneNo', 'message'] as const
export type EnquiryField = (typeof enquiryFields)[number]
