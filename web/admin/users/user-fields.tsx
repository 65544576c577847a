import type { UseFormReturn } from 'react-hook-form'
import { errors as catalogue } from '#contracts/shared/error-catalogue.ts'
import { fieldMessages } from '#contracts/shared/fields.ts'
import type { PermissionOption, UserInput as SavedUser } from '#contracts/users/users.ts'
import { useServerFacts } from '#web/root.tsx'
import { CheckboxField, PasswordField, TextField } from '#web/ui/field.tsx'
import { MobileField } from '../forms/mobile-field.tsx'
import type { NameCheck } from '../forms/use-name-check.ts'
import type { UserValues } from './user-values.ts'

const { passwordRule } = fieldMessages

type Props = {
	form: UseFormReturn<UserValues, unknown, SavedUser>
	permissions: readonly PermissionOption[]
	adding: boolean
	isOneself: boolean
	nameCheck: NameCheck
}

export function UserFields({
	form: { register, watch, setValue, clearErrors, formState },
	permissions,
	adding,
	isOneself,
	nameCheck,
}: Props) {
	const { errors } = formState
	const mailDomain = useServerFacts()?.mailDomain
	const sendsLink = adding && watch('sendPasswordLink')
	const nameTaken = nameCheck === 'taken' ? catalogue['user.name-taken'].message : undefined

	function emptyPassword() {
		setValue('password', '')
		clearErrors('password')
	}

	return (
		<>
			<TextField
				label="Full name"
				required
				autoComplete="off"
				error={errors.fullName?.message}
				{...register('fullName')}
			/>
			<TextField
				label="User name"
				required
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				aria-busy={nameCheck === 'checking' || undefined}
				error={errors.userName?.message ?? nameTaken}
				{...register('userName')}
			/>
			<TextField
				label="E-mail"
				required
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				suffix={`@${mailDomain}`}
				error={errors.email?.message}
				{...register('email')}
			/>
			<MobileField field={register('mobileNumber')} error={errors.mobileNumber?.message} autoComplete="off" />
			{adding && (
				<CheckboxField
					label="Send a link to set the password"
					help="The new user gets an e-mail with a one-time link."
					{...register('sendPasswordLink', { onChange: emptyPassword })}
				/>
			)}
			{!sendsLink && (
				<PasswordField
					label="Password"
					required={adding}
					autoComplete="new-password"
					help={adding ? passwordRule : `Leave it blank to keep the current password. ${passwordRule}`}
					error={errors.password?.message}
					{...register('password')}
				/>
			)}
			<fieldset className="flex flex-col gap-2">
				<legend className="mb-2 text-sm font-semibold">Permissions</legend>
				<div className="grid gap-x-6 gap-y-1 tablet:grid-cols-2">
					{permissions.map(({ id, description }) => (
						<CheckboxField key={id} label={description} value={String(id)} {...register('enabledPermissions')} />
					))}
				</div>
				{errors.enabledPermissions && (
					<p role="alert" className="text-sm font-medium text-danger">
						{errors.enabledPermissions.message}
					</p>
				)}
			</fieldset>
			<CheckboxField
				label="Active"
				help={isOneself ? catalogue['user.self-deactivation'].message : 'Only active users can sign in.'}
				error={errors.active?.message}
				{...register('active')}
			/>
		</>
	)
}
