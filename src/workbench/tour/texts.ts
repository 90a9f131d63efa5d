export const question = 'How do you want to write?';
export const questionAbout = 'You can switch at any time. Your answer is remembered in this browser.';
export const form = 'Form';
export const formAbout = 'Fill in an invoice as on paper.';
export const json = 'JSON';
export const jsonAbout = 'Write the document as code, with suggestions.';

export const progress = 'Tour, {step} of {steps}';
export const skip = 'Skip the tour';
export const back = 'Back';
export const next = 'Next';
export const done = 'Done';

export const write = 'Write here';
export const writeHow =
  'This is your document. {newDraft} starts another one; {suggest} suggests what fits at the cursor. {switchView} switches to the form.';
export const fillIn = 'Fill in the fields';
export const fillInHow =
  'Write into the invoice as on paper. Tab goes to the next field. {newDraft} starts another invoice; {switchView} switches to JSON.';
export const newDraft = 'New';

export const paper = 'See the paper';
export const paperHow =
  'This is what your customer gets. It follows as you write. The tabs show how each total came about, the PDF and the e-invoice.';

export const problems = 'Fix what is wrong';
export const problemsHow =
  'Errors are marked where they are and listed here. Choose one to go there, or choose its fix. {key} goes to the next.';

export const save = 'Save the invoice';
export const saveHow =
  '{saveAs} writes a PDF, an e-invoice or JSON, and lists what is still missing. {key} finds every other command by name.';
export const saveAs = 'Save';
