import type { TextMessage } from './documents.ts';
import { describeHead } from './head.ts';
import { words } from './names.ts';
import type { Block, Member, MemberValue } from './paper.ts';
import { isObject } from './values.ts';
import type { Writing } from './writing.ts';

/** Describes the paper of a message: its unchanged text. */
export function describeMessage({ title, content }: TextMessage, name: string, writing: Writing): Block[] {
  return [describeHead({ title: title ?? name }, writing), { kind: 'content', text: content ?? '' }];
}

/**
 * Describes the paper of a document that is usually part of others, such as a party or an item: its members by name.
 */
export function describeOther(contents: Record<string, unknown>, title: string, writing: Writing): Block[] {
  const { $schema: _, ...members } = contents;
  const { price, origin, members: others } = writing.labels;
  const names = new Map(Object.entries({ price, origin, ...others }));
  return [describeHead({ title }, writing), { kind: 'members', members: membersOf(members, names) }];
}

/** The labels of members by name. */
type Names = ReadonlyMap<string, string>;

/** Returns members with their labels, or failing that their names; omits the bytes of images. */
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
