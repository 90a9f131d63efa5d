/**
 * Writes attachments of an e-invoice: those that a document refers to, and files that accompany it (chapter 14 §3.13).
 */

import type { Invoice } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { AttachedFile } from '../../declare/report.ts';
import type { Group } from '../../model/group.ts';
import { copy } from '../copied.ts';
import type { Mapping } from './mapping.ts';
import type { Source } from './source.ts';

type Attachment = NonNullable<Invoice['attachments']>[number];

export function writeAttachments(mapping: Mapping, files: readonly AttachedFile[]): void {
  const left = new Set(files);
  mapping.document.list('attachments', 'attachment').forEach((attachment, i) => {
    const group = mapping.open(mapping.invoice, 'BG-24', attachment.path);
    const id = writeReference(mapping, group, attachment, i + 1);
    const description = attachment.text('description');
    if (description !== undefined) group.add('BT-123', description, attachment.at('description'));
    else group.add('BT-123', attachment.text('name'), attachment.at('name'));
    copy(group, attachment, 'BT-124');
    for (const file of left) {
      if (file.id !== id) continue;
      left.delete(file);
      addFile(group, file, attachment.path);
      break;
    }
  });
  for (const file of left) {
    const property = `files[${files.indexOf(file)}]`;
    const group = mapping.open(mapping.invoice, 'BG-24', property);
    group.add('BT-122', file.id ?? file.name, property);
    group.add('BT-123', file.description, property);
    addFile(group, file, property);
  }
}

/** Writes the identifier of the attachment: its code, otherwise other data. */
function writeReference(mapping: Mapping, group: Group, attachment: Source<Attachment>, position: number): string {
  const code = attachment.text('code');
  const id = code ?? attachment.text('name') ?? attachment.text('key') ?? String(position);
  group.add('BT-122', id, attachment.at('code'));
  if (code === undefined) {
    mapping.report.supplied(
      'info',
      { property: attachment.at('code'), term: 'BT-122' },
      message('The attachment has no code; {id} was written as its reference.', { id }),
    );
  }
  return id;
}

function addFile(group: Group, file: AttachedFile, property: string): void {
  group.add('BT-125', file.data, property)?.with('BT-125-1', file.media_type).with('BT-125-2', file.name);
}
