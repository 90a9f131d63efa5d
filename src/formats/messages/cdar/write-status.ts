/**
 * Writes the lines of a status report: the documents, the reasons for their status and the actions requested (chapter
 * 14 §6.1).
 */

import type { Party, Status } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import { extensionOf, peekExtension } from '../../mapping/write/mapping.ts';
import type { Source } from '../../mapping/write/source.ts';
import type { Group } from '../../model/group.ts';
import { ACTION, CONDITION, REASON, STATUS, VALUE_TYPES } from './life-cycle.ts';
import type { Message } from './message.ts';
import { reportUnread } from './unread.ts';

type Line = NonNullable<Status['lines'][number]>;
type Reason = NonNullable<NonNullable<Line['reasons']>[number]>;
type Action = NonNullable<NonNullable<Line['actions']>[number]>;
type StatusFault = NonNullable<NonNullable<Reason['faults']>[number]>;

/** Conditions of reasons that building adds. */
const USUAL_CONDITIONS = new Set(['DIV', 'CBB']);

export function writeStatusLines(
  written: Message,
  document: Source<Status>,
  platform: Source<Party> | undefined,
): void {
  const lines = document.list('lines', 'line');
  const [first] = lines;
  written.writeHead((first && peekExtension(first, STATUS)) ?? '', platform);
  for (const line of lines) writeLine(written, line);
  reportUnread(document, written.report);
}

function writeLine(written: Message, line: Source<Line>): void {
  const status = extensionOf(line, STATUS);
  if (status === undefined) {
    written.fault(
      'BW-XML-STATUS',
      line.at('ext'),
      message('The line has no status in {extension}; set one, such as 205, or a key with a status.', {
        extension: STATUS,
      }),
    );
    return;
  }
  const group = written.writeReference(line, line.object('doc', 'reference'), status, line.text('date'));
  const reasons = line.list('reasons', 'reason');
  const actions = line.list('actions', 'action');
  let number = 0;
  const add = (reason: Source<Reason> | undefined, action: Source<Action> | undefined) => {
    const detail = written.open(group, 'MDG-status', (reason ?? action)?.path);
    detail.add('MDT-124-2', String(++number));
    if (reason) writeReason(written, detail, reason);
    if (action) {
      detail.add('MDT-121', extensionOf(action, ACTION), action.at(`ext.${ACTION}`));
      detail.add('MDT-122', action.text('description'), action.at('description'));
    }
  };
  for (const reason of reasons.length > 0 ? reasons : [undefined]) {
    for (const action of actions.length > 0 ? actions : [undefined]) if (reason || action) add(reason, action);
  }
}

function writeReason(written: Message, detail: Group, reason: Source<Reason>): void {
  const description = reason.text('description');
  const property = reason.at('description');
  detail.add('MDT-113', extensionOf(reason, REASON), reason.at(`ext.${REASON}`));
  detail.add('MDT-114', description, property);
  detail.add('MDT-126', description, property);
  const faults = reason.list('faults', 'fault');
  const condition = peekExtension(reason, CONDITION) ?? '';
  if (USUAL_CONDITIONS.has(condition) || faults.some((each) => each.peek('code') === condition)) {
    extensionOf(reason, CONDITION);
  }
  for (const each of faults) writeFault(written, detail, each);
}

function writeFault(written: Message, detail: Group, found: Source<StatusFault>): void {
  const code = found.text('code') ?? '';
  const text = found.text('message');
  const isKnown = VALUE_TYPES.has(code);
  const [path, ...others] = found.value.paths ?? [];
  const group = written.open(detail, 'MDG-characteristic', found.path);
  if (isKnown) group.add('MDT-207', code, found.at('code'));
  group.add('MDT-211', text ?? (isKnown ? undefined : code), found.at(text === undefined ? 'code' : 'message'));
  group.add('MDT-213', path ?? undefined, `${found.path}.paths[0]`);
  found.take('paths');
  if (!isKnown && text !== undefined) {
    written.report.dropped(
      'warning',
      { property: found.at('code') },
      message('Not written: the code {code} is not one of {codes}.', { code, codes: [...VALUE_TYPES] }),
    );
  }
  if (others.length > 0) {
    written.report.dropped('warning', { property: `${found.path}.paths[1]` }, message('Only one path was written.'));
  }
}
