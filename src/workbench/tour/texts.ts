export const progress = 'Tour, {step} of {steps}';
export const skip = 'Skip the tour';
export const back = 'Back';
export const next = 'Next';
export const done = 'Done';

export const write = 'Write here';
export const writeHow =
  'This is your document. {newDraft} starts one from an example; {key} suggests what can be written at the cursor.';
export const newDraft = 'New';

export const problems = 'See what is missing or wrong';
export const problemsHow =
  'Each problem is found while you type, and marked at its property; point there for an explanation. {key} goes from one to the next; where there is one answer, it is offered as a fix.';

export const result = 'Look at what comes of it';
export const resultHow =
  'The paper, the built JSON, what building changed, how each total came about, and the envelope with its signatures. {build} ({key}) asks the service; your text stays as it is.';
export const build = 'Build';

export const commands = 'Reach everything by its name';
export const commandsHow =
  '{key} finds every command, addon, regime and schema; {shortcuts} lists the keys. Files, history, settings and this tour are in the menu.';
