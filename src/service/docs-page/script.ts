/**
 * The script of the page: sends the forms and finds entries in the contents. It runs in the browser as the text of this
 * function, so it uses nothing outside it.
 */
function start(): void {
  const contents = document.getElementById('contents');
  const find = document.querySelector<HTMLInputElement>('#find input');
  const token = document.querySelector<HTMLInputElement>('#token input');
  for (const hidden of document.querySelectorAll<HTMLElement>('#find, #token, .try')) hidden.hidden = false;

  find?.addEventListener('input', () => {
    const search = find.value.trim().toLowerCase();
    for (const section of contents?.querySelectorAll('section') ?? []) {
      const items = [...section.querySelectorAll('li')];
      for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(search);
      section.hidden = items.every((item) => item.hidden);
    }
  });
  contents?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && contents.matches(':popover-open')) contents.hidePopover();
  });

  /** Returns the request of a form, and the body as text if it is one. */
  function requestOf(form: HTMLFormElement) {
    const { method = '', url = '' } = form.dataset;
    const headers = new Headers(token?.value ? { Authorization: `Bearer ${token.value}` } : {});
    const query: string[] = [];
    let path = url;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-in]')) {
      const { name, value } = field;
      const isFlag = field instanceof HTMLInputElement && field.type === 'checkbox';
      const isGiven = isFlag ? field.checked : value !== '';
      const place = field.dataset.in;
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value).replaceAll('%2F', '/'));
      else if (isGiven && place === 'header') headers.set(name, value);
      else if (isGiven) query.push(isFlag ? name : `${name}=${encodeURIComponent(value)}`);
    }
    const file = form.querySelector<HTMLInputElement>('[type=file]')?.files?.[0];
    const text = form.querySelector('textarea')?.value;
    const address = new URL(path + (query.length > 0 ? `?${query.join('&')}` : ''), location.href).href;
    return { method, headers, address, file, text };
  }

  function showCommand(form: HTMLFormElement): void {
    const { method, headers, address, file, text } = requestOf(form);
    const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;
    const body = file ? `@${file.name}` : text;
    const parts = [
      `curl -X ${method} ${quoted(address)}`,
      ...[...headers].map(
        ([name, value]) => `-H ${quoted(`${name}: ${name === 'authorization' ? 'Bearer …' : value}`)}`,
      ),
      ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
    ];
    const command = form.querySelector('.command');
    if (command) command.textContent = parts.join(' \\\n  ');
  }

  function element(name: string, text: string): HTMLElement {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  /** Sends a form. Returns its status in words, and the answer. */
  async function send(form: HTMLFormElement): Promise<[string, ...HTMLElement[]]> {
    const { method, headers, address, file, text } = requestOf(form);
    const started = performance.now();
    const response = await fetch(address, { method, headers, body: file ?? text ?? null });
    const type = response.headers.get('Content-Type') ?? '';
    const content = await response.blob();
    const took = Math.round(performance.now() - started);
    const heads = element('details', '');
    const list = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    heads.append(element('summary', 'Headers'), element('pre', list));
    const status = `${response.status} ${response.statusText} · ${took} ms`;
    if (!/json|xml|text/.test(type)) {
      const link = element('a', `Save the answer (${type})`);
      link.setAttribute('href', URL.createObjectURL(content));
      link.setAttribute('download', 'answer');
      return [status, heads, link];
    }
    const body = await content.text();
    const isJson = /[/+]json/.test(type) && !type.includes('jsonl') && body !== '';
    return [status, heads, element('pre', isJson ? JSON.stringify(JSON.parse(body), undefined, 2) : body)];
  }

  for (const form of document.forms) {
    const section = form.closest('section');
    const panel = form.closest('details');
    const area = form.querySelector('textarea');
    const status = form.querySelector('[role=status]');
    const answer = form.querySelector('.answer');
    const examples = [...(section?.querySelectorAll<HTMLElement>('.request pre') ?? [])];
    if (area) area.value = examples[0]?.textContent ?? '{}';
    for (const example of area ? examples : []) {
      const use = element('button', 'Try this example');
      use.addEventListener('click', () => {
        if (area) area.value = example.textContent;
        if (panel) panel.open = true;
        showCommand(form);
        area?.focus();
      });
      example.before(use);
    }
    panel?.addEventListener('toggle', () => showCommand(form));
    form.addEventListener('input', () => showCommand(form));
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      showCommand(form);
      answer?.replaceChildren();
      status?.replaceChildren('Sending…');
      const [line, ...shown] = await send(form).catch((error: unknown) => [String(error)] as const);
      status?.replaceChildren(line);
      answer?.replaceChildren(...shown);
    });
  }
}

// Some bundlers wrap functions in a call of `__name`, which the page does not have.
export const docsScript = `const __name = (value) => value;\n(${start.toString()})();\n`;
