import * as api from "../api-paths.ts";
import { z } from "zod";
import { MAX_LOG_BYTES, MAX_LONG_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { defineRoute } from "../route.ts";
import { Message, wireBoolean, wireOptional, wireRequiredText, wireText } from "../wire.ts";

export const wireLog = wireText(MAX_LOG_BYTES);

/** The debug log is the file `logFile`, or a field of that name. */
export const sendFeedback = defineRoute({
  method: "POST",
  path: api.sendFeedback,
  summary: "Sends a message to the people behind the app, under one's name or anonymously.",
  access: "person",
  body: z.object({
    feedback: wireRequiredText(MAX_LONG_TEXT_LENGTH),
    anonymous: wireOptional(wireBoolean),
    logFile: wireOptional(wireLog),
  }),
  files: ["logFile"],
  /** The log as JSON has: line breaks and signs take two bytes there. */
  limits: { bytes: 3 * MAX_LOG_BYTES, parts: 10 },
  ok: { 201: Message },
});
