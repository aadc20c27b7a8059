import type { ReactNode } from "react";
import css from "./qr-card.module.css";
import { qrModules, qrPath } from "./qr-picture.ts";

type QrCardProps = {
  /** What a camera reads. */
  link: string;
  alt: string;
  /** Stands under the plate. */
  children?: ReactNode;
};

/** A QR code on its white plate, in both themes. */
export function QrCard({ link, alt, children }: QrCardProps) {
  const modules = qrModules(link);
  return (
    <div className={css.panel}>
      <div className={css.plate}>
        <svg
          className={css.qr}
          viewBox={`0 0 ${modules.size} ${modules.size}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with the tokens, which an <img> cannot see
          role="img"
          aria-label={alt}
          shapeRendering="crispEdges"
        >
          <path d={qrPath(modules)} />
        </svg>
      </div>
      {children}
    </div>
  );
}
