export const settings = 'Settings';
export const keptHere = 'They are kept in this browser.';
export const service = 'Service';
export const server = 'This server';
export const serverHow = 'Build, Validate, Replicate and Correct ask the service.';
export const browser = 'This browser';
export const browserHow = 'The same engine, in this page: nothing is sent, and no network is needed.';
export const language = 'Language';
export const languageHow = 'Of names and descriptions, where they exist in it; else they are in English.';
export const version = 'Billwright {version}, standard {standard}';
export const unknown = 'unknown';
export const licences = 'Licences of what it contains';

export const tools = 'Developer tools';
export const toolsHow = 'Shows Envelope, Verify, Validate and the address of the service in the head.';

export const theme = 'Theme';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'As the system';
export const themeNow = 'Theme: {theme}. Next: {next}';
export const lightNow = 'light';
export const darkNow = 'dark';
export const systemNow = 'as the system';

export const clear = 'Clear everything';
export const clearAsk = 'Clear everything …';
export const clearHow =
  'Removes all drafts, their history, your keys, what is remembered, and these settings from this browser. Nothing of it is kept anywhere else.';
export const clearNow = 'Yes, remove it all';
export const keep = 'Keep it';
export const remains =
  '{warning} the browser did not remove it. Close the other tabs of this page and try again, or remove the data of this site in the browser’s own settings.';
export const remainsWarning = 'Some of it may still be there:';
