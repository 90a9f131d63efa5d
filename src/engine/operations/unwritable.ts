/** Embedded documents that cannot be written (chapter 01 §10.2): documents without a schema, and empty ones. */
import { type Failure, failure, faultOf } from '../faults.ts';
import type { AnyType, ObjectType } from '../model/object.ts';
import { pathText, type Step } from '../model/path.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { type Message, message } from '../text/message.ts';

const BLANK = message(
  'There is nothing to write: the document has no property except its $schema. Fill in at least one.',
);
const SCHEMALESS = message('The document has no $schema, so it cannot be written; add one.');

/** Returns BW-MARSHAL for the first document, this one or one inside it, that cannot be written. */
export function unwritable(doc: Wrapped, path: readonly Step[]): Failure | undefined {
  const { content } = doc;
  if (!content) return doc.carried ? undefined : marshalFailure(path, SCHEMALESS);
  return isBlank(content) ? marshalFailure(path, BLANK) : unwritableInside(content.value, content.type, path);
}

/** Returns why a document cannot be copied, since a copy requires writing it (chapter 01 §18.5). */
export function uncopyable(doc: Wrapped): Failure | undefined {
  const failed = unwritable(doc, ['doc']);
  return failed && { ...failed, key: 'internal' };
}

function marshalFailure(path: readonly Step[], text: Message): Failure {
  return failure('marshal', [faultOf('BW-MARSHAL', pathText(path), text)]);
}

function isBlank({ type, value }: NonNullable<Wrapped['content']>): boolean {
  return !type.fields.some(({ written }) => written) && Object.keys(type.write(value)).length === 0;
}

function unwritableInside(value: object, type: ObjectType<object>, path: readonly Step[]): Failure | undefined {
  for (const { name, element } of listsOfDocuments(type)) {
    const entries = (value as Record<string, unknown>)[name] as (object | null)[] | undefined;
    for (const [position, entry] of (entries ?? []).entries()) {
      if (entry === null) continue;
      const here = [...path, name, position];
      const found =
        element.kind === 'object' ? unwritableInside(entry, element, here) : unwritable(entry as Wrapped, here);
      if (found) return found;
    }
  }
  return undefined;
}

/** A list of embedded documents, or of objects that contain such lists. */
interface ListOfDocuments {
  name: string;
  element: AnyType;
}

const lists = new WeakMap<ObjectType<object>, readonly ListOfDocuments[]>();

function listsOfDocuments(type: ObjectType<object>): readonly ListOfDocuments[] {
  const known = lists.get(type);
  if (known !== undefined) return known;
  lists.set(type, []); // for types that contain themselves
  const found = type.fields.flatMap(({ name, type: fieldType }) =>
    fieldType.kind === 'list' && holdsDocuments(fieldType.element) ? [{ name, element: fieldType.element }] : [],
  );
  lists.set(type, found);
  return found;
}

function holdsDocuments(element: AnyType): boolean {
  return element.kind === 'wrapper' || (element.kind === 'object' && listsOfDocuments(element).length > 0);
}
