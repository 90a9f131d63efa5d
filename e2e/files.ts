import type { Page } from '@playwright/test';

/** Lets files fall on the page. */
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

/** Pastes a text outside of fields. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
}
