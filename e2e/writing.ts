import { expect, type Locator } from '@playwright/test';
import * as shellTexts from '../src/workbench/shell/texts.ts';
import { say } from '../src/workbench/ui/texts/say.ts';
import type { Workbench } from './workbench.ts';

/** Puts the cursor before the last character of a piece of text: of a value, inside its quotes. */
export async function placeCursorIn(workbench: Workbench, piece: string): Promise<void> {
  const { left, top, width, height } = await settledPlaceOf(workbench, piece);
  await workbench.page.mouse.click(left + width - 1, top + height / 2);
  await workbench.page.keyboard.press('ArrowLeft');
}

/** Hovers over a piece of text. */
export async function pointAt(workbench: Workbench, piece: string): Promise<void> {
  const { left, top, width, height } = await settledPlaceOf(workbench, piece);
  await workbench.page.mouse.move(left + width / 2, top + height / 2, { steps: 4 });
}

/** Returns the place of a piece of text, once the view has settled. */
async function settledPlaceOf(workbench: Workbench, piece: string) {
  let before = await workbench.placeOf(piece);
  await expect
    .poll(async () => {
      const now = await workbench.placeOf(piece);
      const rests = now.top === before.top && now.left === before.left;
      before = now;
      return rests;
    })
    .toBe(true);
  return before;
}

/** Goes to a property by the outline of the document. */
export async function goByOutline(workbench: Workbench, search: string, property: RegExp): Promise<void> {
  const { page } = workbench;
  await workbench.document.getByRole('button', { name: say(shellTexts.outline) }).click();
  const option = page.getByRole('option', { name: property }).first();
  await expect(page.getByRole('textbox', { name: 'Type to narrow down results.' })).toBeFocused();
  // The list is there before its first entry has been found.
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(search);
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(option).toBeHidden();
}

/** The bubble that explains what the pointer is on. */
export function explanation(workbench: Workbench): Locator {
  return workbench.page.locator('.monaco-hover-content:visible');
}

/** The rows of the suggestion list. */
export function offers(workbench: Workbench): Locator {
  return workbench.page.locator('.suggest-widget.visible .monaco-list-row');
}

/** Expects a row of the suggestion list with this text. */
export async function expectOffer(workbench: Workbench, label: string, ...said: string[]): Promise<void> {
  const row = offers(workbench).filter({ hasText: label }).first();
  await expect(row).toBeVisible();
  for (const text of said) await expect(row).toContainText(text);
}
