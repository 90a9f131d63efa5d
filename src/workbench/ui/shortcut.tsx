const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key chord, as this platform writes it: `Mod+Enter` is ⌘↵ or Ctrl ↵. */
export function Shortcut({ keys }: { keys: string }) {
  const parts = keys.split('+').map((key) => names[key] ?? key);
  return (
    <kbd aria-hidden className="font-medium font-sans text-2xs">
      {parts.join(mac ? '' : ' ')}
    </kbd>
  );
}

const names: Record<string, string> = { Mod: mac ? '⌘' : 'Ctrl', Enter: '↵', Shift: mac ? '⇧' : 'Shift' };

/** Whether a key event has the platform's command key. */
export function hasMod(event: KeyboardEvent): boolean {
  return mac ? event.metaKey : event.ctrlKey;
}
