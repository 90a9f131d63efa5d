import { useMemo } from 'react';
import { modulesOf } from '../../paper/qr.ts';

/** A QR code with its required margin of four modules (ISO/IEC 18004). */
export function QrCode({ label, payload }: { label: string; payload: string }) {
  const modules = useMemo(() => modulesOf(payload), [payload]);
  const side = modules.length + 8;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + 4},${y + 4}h1v1h-1z` : [])));
  return (
    <figure className="min-w-28 max-w-48 shrink-0">
      <svg viewBox={`0 0 ${side} ${side}`} className="mx-auto size-28 bg-white" role="img" aria-label={label}>
        <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption className="wrap-anywhere text-center text-[0.87em] text-faint">{label}</figcaption>
    </figure>
  );
}
