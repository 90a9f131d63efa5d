export const question = 'What do you want to do?';
export const questionAbout = 'You can switch at any time. Your answer is remembered in this browser.';
export const check = 'Check an invoice that you received';
export const checkAbout = 'Drop files here, or choose them: XML, PDF, e-mails, ZIP files.';
export const chooseFiles = 'Choose files';
export const chooseFolder = 'Choose a folder';
export const form = 'Form';
export const formAbout = 'Fill in an invoice as you would on paper.';
export const json = 'JSON';
export const jsonAbout = 'Write the document as code, with suggestions.';

export const progress = 'Tour, {step} of {steps}';
export const skip = 'Skip the tour';
export const back = 'Back';
export const next = 'Next';
export const done = 'Done';

export const write = 'Write here';
export const writeHow =
  'This is your document. {newDraft} starts another one, {suggest} suggests values at the cursor, and {switchView} switches to the form.';
export const fillIn = 'Fill in the fields';
export const fillInHow =
  'Fill in the invoice as you would on paper. Press Tab for the next field. {newDraft} starts another invoice, and {switchView} switches to JSON.';
export const newDraft = 'New';

export const paper = 'See the paper';
export const paperHow =
  'Your customer gets this. It updates as you type. The tabs show how each total is calculated, the PDF and the e-invoice.';

export const problems = 'Fix what is wrong';
export const problemsHow =
  'Errors are marked in the document and listed here. Choose one to go there, or apply its fix.';
/** Not on telephones. */
export const problemsKey = '{key} goes to the next one.';

export const save = 'Save the invoice';
export const saveHow = '{saveAs} creates a PDF, an e-invoice or JSON, and lists what is still missing.';
export const saveKey = '{key} opens all other commands.';
export const saveAs = 'Save';
export const showMe = 'Show me';
export const showMeAbout = 'what it does, in five scenes.';
