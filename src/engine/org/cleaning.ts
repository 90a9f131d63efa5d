import { webAddress } from '../cbc/url.ts';
import { uuid } from '../cbc/uuid.ts';
import { field } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { textClean } from '../text/clean.ts';
import { isZeroUuid } from '../text/uuid.ts';

/** Free text and web addresses that normalising cleans (chapter 03 §1.1, text-clean). */
export const cleanedText = { ...text, clean: textClean };
export const cleanedUrl = { ...webAddress, clean: textClean };

/** A UUID that normalising removes if it consists of zeros (chapter 03 §1.1, uuid-clean). */
export const cleanedUuid = { ...uuid, clean: (value: string) => (isZeroUuid(value) ? undefined : value) };

/** Returns the UUID field of an object. `thing` names the object in the description. */
export function uuidField(thing: string) {
  return field(cleanedUuid, 'UUID', `Unique identifier of the ${thing}.`);
}
