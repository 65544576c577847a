/** HTML that other programs put on the clipboard, shortened without losing any kind of markup. */

/** Word for Windows: a heading, a formatted paragraph with a link, nested lists, a table, a picture, a reviewer's note. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/meera/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings>
  <o:AllowPNG/>
 </o:OfficeDocumentSettings>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:"Cambria Math";
	panose-1:2 4 5 3 5 4 6 3 2 4;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin-bottom:8.0pt;
	font-family:"Calibri",sans-serif;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:\\F0B7;}
-->
</style>
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable
	{mso-style-name:"Table Normal";}
</style>
<![endif]-->
</head>

<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<h1><span lang=EN-GB style='font-size:16.0pt;line-height:107%;font-family:"Calibri Light",sans-serif;color:#2F5496;mso-themecolor:accent1;mso-themeshade:191'>Closing the
month<o:p></o:p></span></h1>

<h2><b><span style='mso-bidi-font-weight:normal'>What the clerk does</span></b><o:p></o:p></h2>

<p class=MsoNormal><span style='mso-spacerun:yes'>  </span>The <b style='mso-bidi-font-weight:normal'>first</b> day is for <i style='mso-bidi-font-style:normal'>invoices</i>, the second for
<u>credit notes</u> and <s>paper</s> files,<span style='mso-spacerun:yes'>&nbsp; </span>see <a href="https://www.example.org/close?year=2026&amp;month=3"><span style='color:#0563C1;text-decoration:underline'>the plan</span></a>
or <a href="file:///C:/plans/close.docx">the file</a> and <a href="#_Toc123">the contents</a>.<span class=MsoCommentReference><span style='font-size:8.0pt;line-height:107%'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript onmouseover="msoCommentShow('_anchor_1','_com_1')" onmouseout="msoCommentHide('_com_1')" name="_msoanchor_1">[MI1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span><o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Match the orders<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>by <b>number</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>by amount<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Ask for what is missing<o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-ascii-font-family:Calibri;mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Post<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-ascii-font-family:Calibri;mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Close<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><b>Day<o:p></o:p></b></p>
  </td>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;border-left:none;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><b>Hours<o:p></o:p></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;border-top:none;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>First<o:p></o:p></p>
  </td>
  <td width=301 valign=top style='width:225.4pt;border-top:none;border-left:none;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>6&nbsp;h<o:p></o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75"/><![endif]--><![if !vml]><img width=602 height=338 src="file:///C:/Users/meera/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p>

<p class=MsoQuote>Ten days became four.<o:p></o:p></p>

<!--EndFragment-->
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Is that still so?<o:p></o:p></p></div></div></div>
</body>

</html>`

/** The cleaned result. */
export const fromWordClean =
	'<h2>Closing the month</h2><h3>What the clerk does</h3>' +
	'<p>The <strong>first</strong> day is for <em>invoices</em>, the second for <u>credit notes</u> and <s>paper</s> files, see ' +
	'<a href="https://www.example.org/close?year=2026&amp;month=3">the plan</a> or the file and the contents.</p>' +
	'<ul><li>Match the orders<ul><li>by <strong>number</strong></li><li>by amount</li></ul></li><li>Ask for what is missing</li></ul>' +
	'<ol><li>Post</li><li>Close</li></ol>' +
	'<table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody><tr><td>First</td><td>6\u00a0h</td></tr></tbody></table>' +
	'<blockquote><p>Ten days became four.</p></blockquote>'

/** Google Docs: everything in a <b> of normal weight, formats as styles, nested lists beside their items. */
export const fromGoogleDocs =
	`<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d0b3b6e-7fff-2f0e-8c3c-1a2b3c4d5e6f">` +
	`<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Keeping records</span></h1>` +
	`<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">A record is </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">kept</span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">, or it is </span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:italic;text-decoration:none;white-space:pre-wrap;">lost</span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">. See </span><a href="https://www.google.com/url?q=https://example.org/records%3Fa%3D1&amp;sa=D&amp;source=docs&amp;ust=1700000000000000&amp;usg=AOvVaw0" style="text-decoration:none;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#1155cc;background-color:transparent;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;white-space:pre-wrap;">the rules</span></a><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:line-through;-webkit-text-decoration-skip:none;white-space:pre-wrap;"> of 2019</span></p>` +
	`<br />` +
	`<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">` +
	`<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;text-decoration:none;white-space:pre-wrap;">Invoices</span></p></li>` +
	`<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;font-size:11pt;font-weight:400;white-space:pre;" aria-level="2"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">ours</span></p></li></ul>` +
	`<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Letters</span></p></li></ul>` +
	`<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">How long</span></h2>` +
	`<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody>` +
	`<tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Invoices</span></p></td><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">8 years</span></p></td></tr>` +
	`<tr style="height:0pt"><td colspan="2" style="border-left:solid #000000 1pt;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Letters: 6 years</span></p></td></tr></tbody></table></div>` +
	`<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;white-space:pre-wrap;"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:338px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=abc" width="602" height="338" style="margin-left:0px;margin-top:0px;" /></span></span></p>` +
	`</b><br class="Apple-interchange-newline">`

export const fromGoogleDocsClean =
	'<h2>Keeping records</h2>' +
	'<p>A record is <strong>kept</strong>, or it is <strong><em>lost</em></strong>. See ' +
	'<a href="https://example.org/records?a=1">the rules</a><s> of 2019</s></p>' +
	'<ul><li>Invoices<ul><li>ours</li></ul></li><li>Letters</li></ul>' +
	'<h3>How long</h3>' +
	'<table><tbody><tr><td>Invoices</td><td>8 years</td></tr><tr><td colspan="2">Letters: 6 years</td></tr></tbody></table>'
