import type { MessageFromWorkbench, MessageToWorkbench } from './messages.ts';

interface FrameOptions {
  /** The address of the workbench. */
  address: string;
  title: string;
  onMessage(message: MessageFromWorkbench): void;
  /** The workbench has not said that it is there. */
  onSilence(): void;
}

/** How long the workbench may take until it says that it is there, in milliseconds: its page, its editor, a slow line. */
const PATIENCE = 30_000;

/** How long what a workbench says when it goes may take, in milliseconds: from a process of its own it comes once its window is gone. */
const LAST_WORDS = 1_000;

/** Frames that were closed a moment ago. */
const leaving = new Set<WorkbenchFrame>();

/** The workbench in a frame. Only messages of its own window and its own origin count, and what is sent goes to that origin alone. */
export class WorkbenchFrame {
  readonly element: HTMLIFrameElement;
  /** Whether it has said that it is there: what is sent before is lost. */
  isReady = false;
  readonly #origin: string;
  readonly #options: FrameOptions;
  readonly #receive = (event: MessageEvent) => this.#follow(event);
  #window: Window | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FrameOptions) {
    this.#options = options;
    this.#origin = new URL(options.address).origin;
    this.element = document.createElement('iframe');
    this.element.src = options.address;
    this.element.title = options.title;
    this.element.allow = 'clipboard-write';
    this.element.setAttribute('part', 'frame');
    addEventListener('message', this.#receive);
    this.#silence = setTimeout(options.onSilence, PATIENCE);
  }

  /** Sends a message, where somebody is there to hear it. */
  send(message: MessageToWorkbench): void {
    if (!this.isReady) return;
    this.element.contentWindow?.postMessage({ target: 'billwright', ...message }, this.#origin);
  }

  /** Hears nothing more, once what the workbench says when it goes has come. */
  close(): void {
    clearTimeout(this.#silence);
    this.isReady = false;
    leaving.add(this);
    setTimeout(() => {
      leaving.delete(this);
      removeEventListener('message', this.#receive);
    }, LAST_WORDS);
  }

  #follow({ source, origin, data }: MessageEvent): void {
    this.#window = this.element.contentWindow ?? this.#window;
    // A window that is gone is no source any more: whose it was is clear where one alone is leaving.
    const isOurs = source === null ? leaving.size === 1 && leaving.has(this) : source === this.#window;
    if (!isOurs || origin !== this.#origin) return;
    if (typeof data !== 'object' || data === null || data.source !== 'billwright') return;
    const { source: _, ...message } = data;
    if (message.type === 'ready') {
      clearTimeout(this.#silence);
      this.isReady = true;
    }
    this.#options.onMessage(message as MessageFromWorkbench);
  }
}
