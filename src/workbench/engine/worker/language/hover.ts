import { type Declared, declaredAt } from '../../../../engine/model/locate.ts';
import type { AnyType, NamedField, ObjectType } from '../../../../engine/model/object.ts';
import type { Step } from '../../../../engine/model/path.ts';
import { say } from '../../../ui/texts/say.ts';
import type { Span } from '../../document/text.ts';
import { parsed } from '../text.ts';
import * as texts from '../texts.ts';
import type { HelpRequest } from './completion.ts';
import { cursorAt } from './cursor.ts';
import { contextOf, type DocumentContext, localized } from './document-context.ts';
import { extensionOf } from './extension-offers.ts';
import { offersFor } from './offers.ts';
import { rateText } from './tax-offers.ts';

/** Hover text of a property or value, as plain text. */
export interface Explained {
  span: Span;
  title: string;
  /** Its kind: `text, required`. */
  kind: string;
  about: string[];
}

/** Returns hover text for the property or value at an offset, or undefined. */
export async function explainAt({ text, offset, language }: HelpRequest): Promise<Explained | undefined> {
  const cursor = cursorAt(text, offset);
  if (!cursor || cursor.written === '') return undefined;
  const context = await contextOf(parsed(text), language);
  const { span, written } = cursor;
  const path = cursor.role === 'name' ? [...cursor.path, written] : cursor.path;
  const declared = declaredAt(path, context.typeAt);
  const explained =
    path.at(-1) === '$schema' && cursor.role === 'value'
      ? schema(written, path, context)
      : declared &&
        (await (cursor.role === 'name' ? name(declared, context) : value(declared, path, written, context)));
  return explained && { span, ...explained };
}

type HoverText = Omit<Explained, 'span'> | undefined;

function name({ field, key }: Declared, context: DocumentContext): HoverText | Promise<HoverText> {
  return key === undefined ? field && property(field) : extension(key, field, context);
}

function property(field: NamedField): HoverText {
  return { title: say<string>(field.title), kind: kindOf(field), about: [say<string>(field.description)] };
}

async function extension(key: string, field: NamedField | undefined, context: DocumentContext): Promise<HoverText> {
  const definition = field?.name === 'ext' ? await extensionOf(key, context) : undefined;
  if (!definition) return undefined;
  const { values = [], pattern } = definition;
  const count = values.length;
  const kind = count > 0 ? say(texts.extensionOf, { count }) : say(texts.extension);
  const about = [localized(definition.desc, context.language), pattern ? say(texts.pattern, { pattern }) : ''].filter(
    Boolean,
  );
  return { title: localized(definition.name, context.language), kind, about };
}

async function value(
  declared: Declared,
  path: readonly Step[],
  written: string,
  context: DocumentContext,
): Promise<HoverText> {
  const { field, owner } = declared;
  const offer = (await offersFor(declared, path, context)).find((each) => each.value === written);
  if (!offer) return field && property(field);
  const isRate = owner?.name === 'tax.Combo' && field?.name === 'rate';
  const figure = isRate ? rateText(context, path.slice(0, -1), written) : offer.figure;
  const title = [offer.name || written, figure].filter(Boolean).join(': ');
  return {
    title,
    kind: field ? say(texts.propertyValue, { property: say<string>(field.title), value: written }) : written,
    about: offer.about ? offer.about.split('\n\n') : [],
  };
}

function schema(id: string, path: readonly Step[], context: DocumentContext): HoverText {
  const type = context.typeAt(path.slice(0, -1)) as ObjectType<object> | undefined;
  return type && { title: say<string>(type.title), kind: id, about: [say<string>(type.description)] };
}

/** Returns the kind of a property: `list of objects, recommended`. */
function kindOf(field: NamedField): string {
  const { required, recommended, calculated } = field;
  const about = [
    wordFor(field.type),
    calculated ? say(texts.calculated) : '',
    required && !calculated ? say(texts.required) : '',
    recommended && !required ? say(texts.recommended) : '',
  ];
  return about.filter(Boolean).join(', ');
}

function wordFor(type: AnyType): string {
  if (type.kind !== 'list') return say(texts.kinds[type.kind]);
  const { kind } = type.element;
  return kind === 'list' ? say(texts.listOfLists) : say(texts.lists[kind]);
}
