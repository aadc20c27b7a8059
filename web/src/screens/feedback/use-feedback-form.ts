import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "../../lib/call.ts";
import { go } from "../../lib/navigation.ts";
import { href } from "../../paths.ts";
import { readLog } from "../../lib/log.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { withoutTraces } from "@kalivo/domain/people/anonymise-log.ts";

/** `refused`: with the server's message, if any. */
type State =
  | { kind: "writing" | "missing" | "sending" | "sent" }
  | { kind: "failed"; refused: string | undefined };

/** The message and the state of sending it. A failure keeps the text. */
export function useFeedbackForm() {
  const text = useText("feedback");
  const account = useText("account");
  const toast = useToast();
  const [state, setState] = useState<State>({ kind: "writing" });
  const [message, setMessage] = useState("");
  const [anonymous, setAnonymous] = useState(false);
  const [withLog, setWithLog] = useState(false);
  const [log] = useState(() => withoutTraces(readLog()));

  // In an effect: by then the leave guard no longer asks.
  const sent = state.kind === "sent";
  useEffect(() => {
    if (sent) go.back(href("settings"));
  }, [sent]);

  const send = async () => {
    setState({ kind: "sending" });
    const logFile = new File([log], "log.txt", { type: "text/plain" });
    const data = { feedback: message, anonymous, ...(withLog && log !== "" && { logFile }) };
    const answer = await call("POST", api.sendFeedback, { data });
    if (answer.ok) {
      toast(text.thanks);
      setState({ kind: "sent" });
      return;
    }
    toast(answer.status === 0 ? account.unreachable : text.failed(answer.status), "error");
    setState({ kind: "failed", refused: answer.data.message });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === "") setState({ kind: "missing" });
    else void send();
  };
  return {
    message,
    write: (typed: string) => {
      setMessage(typed);
      if (state.kind === "missing") setState({ kind: "writing" });
    },
    anonymous,
    setAnonymous,
    withLog,
    setWithLog,
    log,
    state,
    dirty: message.trim() !== "" && !sent,
    submit,
  };
}
