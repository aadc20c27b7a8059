import css from "./mail-frame.module.css";

type MailFrameProps = { title: string; html: string };

/** A mail as a mail program shows it: nothing in it runs, and its links open beside the app. */
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
