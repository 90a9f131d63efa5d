import { useMemo } from 'react';
import { modulesOf } from '../../../paper/qr.ts';

/** A QR code with its required margin of four modules (ISO/IEC 18004). */
export function QrCode({ above, label, payload }: { above?: string; label: string; payload: string }) {
  const modules = useMemo(() => modulesOf(payload), [payload]);
  const side = modules.length + 8;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + 4},${y + 4}h1v1h-1z` : [])));
  return (
    <figure className="min-w-36 max-w-48 shrink-0">
      {above && <p className="text-center text-[0.87em] text-faint">{above}</p>}
      <svg viewBox={`0 0 ${side} ${side}`} className="mx-auto size-36 bg-white" role="img" aria-label={label || above}>
        <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
      </svg>
      {label && <figcaption className="wrap-anywhere text-center text-[0.87em] text-faint">{label}</figcaption>}
    </figure>
  );
}
