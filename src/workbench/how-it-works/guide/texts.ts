export const back = 'Back';
export const next = 'Next';
export const done = 'Done';
