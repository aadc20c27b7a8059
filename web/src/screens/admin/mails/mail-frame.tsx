import css from "./mail-frame.module.css";

type MailFrameProps = { title: string; html: string };

/** A mail in a sandboxed frame: no scripts, and links open in a new tab. */
export function MailFrame({ title, html }: MailFrameProps) {
  return (
    <iframe
      className={css.frame}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={html.replace("<head>", '<head><base target="_blank">')}
    />
  );
}
