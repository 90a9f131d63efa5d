import { create } from 'zustand';
import { rootOf } from '../../../client/root.ts';
import { settings } from '../../ui/page/settings.ts';
import { serviceBase } from './address.ts';
import { useBackend } from './backend.ts';
import { engine, houseRulesChanged, houseTexts } from './engine.ts';

/** The name of the file whose rules apply in this browser, if there is one. */
export const useOwnRules = create<{ name: string | undefined }>(() => ({
  name: houseTexts.own === undefined ? undefined : (settings.getItem('rulesName') ?? ''),
}));

/** Applies the rules of a file to all documents in this browser, or stops applying them. */
export async function applyRules(file: { name: string; text: string } | undefined): Promise<void> {
  settings.setItem('rules', file?.text ?? '');
  settings.setItem('rulesName', file?.name ?? '');
  useOwnRules.setState({ name: file?.name });
  await change({ own: file?.text });
}

/** Applies the rules of the service, which have changed, to checks in this browser too. */
export async function followService(): Promise<void> {
  if (useBackend.getState().backend === 'browser') return;
  const answer = await fetch(`${rootOf(serviceBase)}/house-rules`, { cache: 'no-cache' }).catch(() => undefined);
  if (answer?.ok) await change({ service: await answer.text() });
}

async function change(changed: typeof houseTexts): Promise<void> {
  Object.assign(houseTexts, changed);
  await engine().call('setHouseRules', changed);
  houseRulesChanged.emit();
}
