import type { MessageFromWorkbench, MessageToWorkbench } from './messages.ts';

interface FrameOptions {
  /** The address of the workbench. */
  address: string;
  title: string;
  onMessage(message: MessageFromWorkbench): void;
  /** Called if the workbench does not report that it is ready. */
  onSilence(): void;
}

/** The time in milliseconds for the workbench to become ready, including its page, its editor and a slow connection. */
const PATIENCE = 30_000;

/**
 * The time in milliseconds for the last message of a closing workbench. If it runs in its own process, the message
 * arrives after its window is gone.
 */
const LAST_WORDS = 1_000;

/** Recently closed frames. */
const leaving = new Set<WorkbenchFrame>();

/** The workbench in a frame. It only accepts messages from its own window and origin, and only sends to that origin. */
export class WorkbenchFrame {
  readonly element: HTMLIFrameElement;
  /** Whether it has reported that it is ready. Messages sent earlier are lost. */
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

  /** Sends a message if the workbench is ready. */
  send(message: MessageToWorkbench): void {
    if (!this.isReady) return;
    this.element.contentWindow?.postMessage({ target: 'billwright', ...message }, this.#origin);
  }

  /** Stops listening after the last message of the workbench has arrived. */
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
    // A closed window has no source any more. The sender is clear if only one frame is closing.
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
