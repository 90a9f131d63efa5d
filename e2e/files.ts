import type { Page } from '@playwright/test';

/** Drops files on the page. */
export async function dropFiles(
  page: Page,
  ...files: readonly { name: string; content: string | Uint8Array }[]
): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, content } of given) {
        transfer.items.add(new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
      }
      return transfer;
    },
    files.map(({ name, content }) => ({ name, content: typeof content === 'string' ? content : [...content] })),
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

/** Copies a text by keyboard and pastes it at the focus. */
export async function paste(page: Page, text: string, into = 'main'): Promise<void> {
  const field = await page.evaluateHandle((given) => {
    const field = Object.assign(document.createElement('textarea'), { value: given });
    document.body.append(field);
    field.select();
    return field;
  }, text);
  await page.keyboard.press('ControlOrMeta+c');
  await field.evaluate((field) => field.remove());
  await page.locator(into).focus();
  await page.keyboard.press('ControlOrMeta+v');
}
