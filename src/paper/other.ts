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
  return [describeHead({ title }, writing), { kind: 'members', members: membersOf(members) }];
}

/** Returns members by their names; not the bytes of a picture. */
function membersOf(members: Record<string, unknown>): Member[] {
  const shown = Object.entries(members).filter(([name]) => !(name === 'data' && 'mime' in members));
  return shown.map(([name, value]) => ({
    name: words(name.replaceAll('_', ' ').replace(/^\$/, '')),
    value: memberValue(value),
  }));
}

function memberValue(value: unknown): MemberValue {
  if (isObject(value)) return { members: membersOf(value) };
  if (!Array.isArray(value)) return String(value);
  return value.some(isObject) ? { entries: value.map(memberValue) } : value.join(', ');
}
