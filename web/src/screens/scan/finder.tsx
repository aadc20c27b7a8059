import { QrCode, Scan } from "lucide-react";
import css from "./scan-screen.module.css";

/** The placeholder of the camera's picture. */
export const Finder = () => (
  <div className={css.finder} aria-hidden="true">
    <Scan className={css.corners} size={232} />
    <QrCode className={css.picture} size={104} />
  </div>
);
