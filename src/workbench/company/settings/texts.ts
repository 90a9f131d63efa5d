export const settings = 'Settings';
export const keptHere = 'Settings are saved in this browser.';
export const service = 'Service';
export const server = 'This server';
export const serverHow = 'The service runs Build, Validate, Replicate and Correct.';
export const browser = 'This browser';
export const browserHow = 'The same engine runs in this page. Nothing is sent, and no network is needed.';
export const language = 'Language';
export const languageHow = 'The page reloads. Documents keep the language of their country.';
export const version = 'Billwright {version}, standard {standard}';
export const unknown = 'unknown';
export const licences = 'Licences of included software';

export const developer = 'Developer';

export const oneFile = 'Workbench as one file';
export const oneFileHow =
  'A web page to keep on your computer or to pass on. Open it with a double click: it needs no network, and sends nothing.';

export const theme = 'Theme';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'Same as system';

export const letterKeys = 'One-letter shortcuts';
export const letterKeysHow =
  'They work while no field has the focus: G, then W, opens Write. Switch them off if you press keys by accident or use voice control.';

export const clear = 'Clear everything';
export const clearAsk = 'Clear everything…';
export const clearHow =
  'Removes all drafts, their history, your keys, remembered values and these settings from this browser. There is no other copy.';
export const clearNow = 'Yes, remove everything';
export const keep = 'Keep it';
export const remains =
  '{warning} the browser did not remove it. Close the other tabs of this page and try again, or clear the data of this site in the settings of your browser.';
export const remainsWarning = 'Some data may still be there:';

export const houseRules = 'House rules';
export const houseRulesHow =
  'The rules in {name} apply to every document in this browser. Open another file to replace them.';
export const removeRules = 'Remove rules';
