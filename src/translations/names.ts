/** Names and descriptions of the standard in all languages. Only Node adds them: browsers fetch the names of the language that they show. */

type AddLanguages = (value: object) => Promise<object>;

let add: AddLanguages = async (value) => value;

/** Sets the function that adds languages, and returns the previous one. */
export function addLanguagesBy(made: AddLanguages): AddLanguages {
  const before = add;
  add = made;
  return before;
}

/** Returns a value whose texts by language (`{ "en": …, "es": … }`) are in all languages that the platform has. */
export function inAllLanguages(value: object): Promise<object> {
  return add(value);
}
