import { expect, expectTypeOf, it } from 'vitest';
import type { HostMessage, WorkbenchEvent } from '../workbench/shell/embedding/messages.ts';
import { BillwrightEditor } from './index.ts';
import type { MessageFromWorkbench, MessageToWorkbench } from './messages.ts';

it('component and workbench exchange the same messages', () => {
  type Sent = { target: 'billwright' } & MessageToWorkbench;
  expectTypeOf<Sent['type']>().toEqualTypeOf<HostMessage['type']>();
  expectTypeOf<keyof Extract<Sent, { type: 'set' }>>().toEqualTypeOf<keyof Extract<HostMessage, { type: 'set' }>>();
  expectTypeOf<MessageFromWorkbench['type']>().toEqualTypeOf<WorkbenchEvent['type']>();
  expectTypeOf<WorkbenchEvent>().toExtend<MessageFromWorkbench>();
});

it('component can be imported without a page', () => {
  expect(BillwrightEditor.observedAttributes).toContain('value');
});
