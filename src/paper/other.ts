import type { TextMessage } from './documents.ts';
import { describeHead } from './head.ts';
import { words } from './names.ts';
import type { Block, Member, MemberValue } from './paper.ts';
import { isObject } from './values.ts';
import type { Writing } from './writing.ts';

/** Returns the paper of a message: its text, as it is written. */
export function describeMessage({ title, content }: TextMessage, name: string, writing: Writing): Block[] {
  return [describeHead({ title: title ?? name }, writing), { kind: 'content', text: content ?? '' }];
}

/** Returns the paper of a document that is usually part of others, such as a party or an item: what is in it, by name. */
export function describeOther(contents: Record<string, unknown>, title: string, writing: Writing): Block[] {
  const { $schema: _, ...members } = contents;
  const { price, origin, members: others } = writing.labels;
  const names = new Map(Object.entries({ price, origin, ...others }));
  return [describeHead({ title }, writing), { kind: 'members', members: membersOf(members, names) }];
}

/** What the paper calls members, by their names. */
type Names = ReadonlyMap<string, string>;

/** Returns members as the paper calls them, else by their names; not the bytes of a picture. */
function membersOf(members: Record<string, unknown>, names: Names): Member[] {
  const shown = Object.entries(members).filter(([name]) => !(name === 'data' && 'mime' in members));
  return shown.map(([name, value]) => ({
    name: names.get(name) ?? words(name.replaceAll('_', ' ').replace(/^\$/, '')),
    value: memberValue(value, names),
  }));
}

function memberValue(value: unknown, names: Names): MemberValue {
  if (isObject(value)) return { members: membersOf(value, names) };
  if (!Array.isArray(value)) return String(value);
  return value.some(isObject) ? { entries: value.map((each) => memberValue(each, names)) } : value.join(', ');
}
