import { z } from '../../../client/zod.ts';
import { isObject } from '../../engine/document/values.ts';
import type { Done } from '../../state/operations/done.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/**
 * The messages between a host page and the workbench in its frame, by `postMessage` (chapter 10, row 31; docs/embedding.md). Messages to
 * the workbench have `target: 'billwright'`, those from it `source: 'billwright'`.
 */

const target = z.literal('billwright');

/** Returns whether a value is text or a JSON object: messages can contain other values. */
function isData(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return false;
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

const brandOf = {
  accent: cssValue('color'),
  accentInk: cssValue('color'),
  font: cssValue('font-family'),
};

export type Brand = { [Name in keyof typeof brandOf]?: string | undefined };

/** A value that the property takes. */
function cssValue(property: string) {
  return z.optional(
    z.string().check(z.refine((value) => CSS.supports(property, value), { error: () => say(texts.expectedStyle) })),
  );
}

const Setting = z.object({
  target,
  type: z.literal('set'),
  /** The document, or its text for the editor. */
  data: z.optional(z.custom<string | { [name: string]: unknown }>(isData, { error: () => say(texts.expectedData) })),
  /** The schema, if the document has none: `https://gobl.org/draft-0/bill/invoice`. */
  schema: z.optional(z.string()),
  /** Build wraps the document in an envelope. */
  envelope: z.optional(z.boolean()),
  view: z.optional(z.literal(['JSON', 'Form'])),
  readOnly: z.optional(z.boolean()),
  /** Show these regions. */
  result: z.optional(z.boolean()),
  problems: z.optional(z.boolean()),
  /** All actions, only Build and the choice of the view, or none. */
  toolbar: z.optional(z.literal(['full', 'build', 'none'])),
  /** Report the height at which nothing scrolls. */
  autosize: z.optional(z.boolean()),
  /** Ask the host page before saving. */
  askBeforeSaving: z.optional(z.boolean()),
  /** Colours and fonts as in CSS. */
  brand: z.optional(z.strictObject(brandOf)),
  /** The language of names and descriptions: `es`. */
  language: z.optional(z.string()),
  theme: z.optional(z.literal(['light', 'dark', 'system'])),
});
export type Setting = z.infer<typeof Setting>;

/** A command to run as its button does: `correct` and `sign` open their dialog. */
const runOf = (commands: readonly string[]) =>
  z.object({ target, type: z.literal('run'), operation: z.literal(commands) });

/** Opens the Save dialog, or continues the command that asked. */
const Save = z.object({ target, type: z.literal('save'), command: z.optional(z.string()) });

/** Requests the current document. */
const Get = z.object({ target, type: z.literal('get') });

export type HostMessage = Setting | z.infer<typeof Save> | z.infer<ReturnType<typeof runOf>> | z.infer<typeof Get>;

export interface MessageFault {
  properties: string[];
  description: string;
}

/**
 * Reads a message of the host page, which may be anything. Returns its content, or the faults.
 * @param commands identifiers of allowed commands
 */
export function readMessage(message: { type?: unknown }, commands: readonly string[]): HostMessage | MessageFault[] {
  const { type } = message;
  const schema = type === 'run' ? runOf(commands) : type === 'get' ? Get : type === 'save' ? Save : Setting;
  const unknown = Object.keys(message).filter((name) => !(name in schema.shape));
  const read = schema.safeParse(message);
  if (read.success && unknown.length === 0) return read.data;
  const known = Object.keys(schema.shape);
  const unfit = (read.error?.issues ?? []).map(({ path, message }) => faultOf(String(path[0]), message));
  return [...unknown.map((name) => faultOf(name, say(texts.unknownMember, { known }))), ...unfit];
}

function faultOf(name: string, description: string): MessageFault {
  return { properties: [`$.${name}`], description };
}

/** A message to the host page. */
export type WorkbenchEvent =
  | { type: 'ready' }
  | { type: 'change'; draft: string; text: string; data?: unknown }
  /** The answer to `get`. */
  | { type: 'document'; draft: string; text: string; data?: unknown }
  /** The user wants to save, by the command. Sent instead of saving if the host page is to be asked. */
  | { type: 'save'; command: string; draft: string; text: string; data?: unknown }
  | { type: 'close'; draft: string }
  /** The height of the frame, in pixels, at which nothing scrolls. */
  | { type: 'height'; height: number }
  | ({ type: Done['operation']; ok: boolean; data?: unknown } & Omit<Done, 'operation' | 'document'> &
      Required<Pick<Done, 'faults' | 'warnings'>>)
  | { type: 'notification'; title: string; description?: string; tone: 'good' | 'bad' | 'plain' }
  /** A refused message: its type, and for `run` its operation, as sent. */
  | { type: 'refused'; faults: MessageFault[]; to: unknown; operation?: unknown };
