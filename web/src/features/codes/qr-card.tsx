import { useText } from "../../lib/text.tsx";
import { codeLink } from "./code-link.ts";
import css from "./qr-card.module.css";
import { qrModules, qrPath } from "./qr-picture.ts";

/** The QR code on its white plate, and the eight characters, spoken one by one. */
export function QrCard({ code }: { code: string }) {
  const text = useText().codes;
  const modules = qrModules(codeLink(code));
  return (
    <div className={css.panel}>
      <div className={css.plate}>
        <svg
          className={css.qr}
          viewBox={`0 0 ${modules.size} ${modules.size}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with the tokens, which an <img> cannot see
          role="img"
          aria-label={text.qrAlt(code)}
          shapeRendering="crispEdges"
        >
          <path d={qrPath(modules)} />
        </svg>
      </div>
      <p className={css.code} aria-hidden="true">
        {code}
      </p>
      <p className="visually-hidden">{text.spelled(Array.from(code).join(" "))}</p>
    </div>
  );
}
