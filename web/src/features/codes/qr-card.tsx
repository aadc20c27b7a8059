import type { ReactNode } from "react";
import css from "./qr-card.module.css";
import { qrModules, qrPath } from "./qr-picture.ts";

type QrCardProps = {
  /** The encoded text. */
  link: string;
  alt: string;
  /** Shown below the QR code. */
  children?: ReactNode;
};

/** A QR code on a white plate, in both themes. */
export function QrCard({ link, alt, children }: QrCardProps) {
  return (
    <div className={css.panel}>
      <div className={css.plate}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with the tokens, which an <img> cannot see */}
        <span role="img" aria-label={alt} className={css.qr}>
          <Qr link={link} />
        </span>
      </div>
      {children}
    </div>
  );
}

/** The QR code without its plate, sized by its container. */
export function Qr({ link }: { link: string }) {
  const modules = qrModules(link);
  return (
    <svg
      className={css.modules}
      viewBox={`0 0 ${modules.size} ${modules.size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
