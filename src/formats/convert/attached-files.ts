/** Checks files to attach to an e-invoice. */

import { type Fault, fault } from '../../engine/faults.ts';
import { MEDIA_TYPES } from '../codes/generated/media-types.ts';
import type { Format } from '../declare/format.ts';
import type { AttachedFile } from '../declare/report.ts';
import { isBase64 } from '../xml/base64.ts';

/**
 * Returns the faults of files, at their members in the request: types that are not allowed, and data that are not
 * base64.
 */
export function faultsOfFiles(files: readonly AttachedFile[], format?: Pick<Format, 'takesAnyFile'>): Fault[] {
  return files.flatMap((file, i) => faultsOfFile(file, `request.files[${i}]`, format?.takesAnyFile));
}

function faultsOfFile({ name, media_type, data }: AttachedFile, at: string, isAnyType = false): Fault[] {
  const faults: Fault[] = [];
  if (name.trim() === '') {
    faults.push(fault('BW-FORMAT-FILE', `${at}.name`, 'The file has no name; give it one, such as plan.pdf.'));
  }
  if (!isAnyType && !MEDIA_TYPES.has(media_type)) {
    const text = 'A file of the type {media_type} cannot be attached to an e-invoice; use one of {known}.';
    faults.push(fault('BW-FORMAT-FILE', `${at}.media_type`, text, { media_type, known: [...MEDIA_TYPES] }));
  }
  if (data.trim() === '') {
    faults.push(fault('BW-FORMAT-FILE', `${at}.data`, 'The file is empty; add its content as base64.'));
  } else if (!isBase64(data)) {
    faults.push(fault('BW-FORMAT-FILE', `${at}.data`, 'The file data is not base64; encode its bytes as base64.'));
  }
  return faults;
}
