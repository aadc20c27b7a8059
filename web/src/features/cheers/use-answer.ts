import * as api from "@kalivo/contract/api-paths.ts";
import type { ReadyAnswer } from "@kalivo/domain/people/answer.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, reading } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

const ANSWER = ["stats", "answer"] as const;

/** What one wrote, or may write, to those who gave for one's last closed month. */
export const useAnswer = (enabled = true) =>
  useQuery({ queryKey: ANSWER, ...reading(api.readAnswer), retry: false, enabled });

type Written = { month: string; ready: ReadyAnswer } | { month: string; words: string };

/** Sends an answer; `problem`: why it was not taken, and of which field. */
export function useWriteAnswer(onSent: () => void) {
  const text = useText("cheers").answer;
  const account = useText("account");
  const global = useText("global");
  const client = useQueryClient();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const writing = useMutation({
    mutationFn: (data: Written) => call("POST", api.writeAnswer, { data }),
    onSuccess: (answer) => {
      if (answer.kind === "success") {
        client.setQueryData(ANSWER, answer.data);
        toast(text.sent);
        setProblem(null);
        onSent();
      } else if (answer.kind === "unreachable") setProblem(account.unreachable);
      else setProblem(answer.data.message ?? global.unexpectedError(answer.status));
    },
  });
  return { send: writing.mutate, sending: writing.isPending, problem };
}
