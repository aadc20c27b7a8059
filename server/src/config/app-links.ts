import { z } from "zod";

const CERTIFICATE = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;

/** The variables that link the store apps to this server. */
export const APP_LINK_VARIABLES = {
  ANDROID_CERT_SHA256: z
    .string()
    .transform((list) => list.split(",").map((certificate) => certificate.trim().toUpperCase()))
    .pipe(
      z
        .array(
          z
            .string()
            .regex(CERTIFICATE, "takes SHA-256 fingerprints like 14:6D:E9:…, 32 pairs, separated by commas"),
        )
        .max(5, "takes five fingerprints at most"),
    )
    .optional(),
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, "must be the ten letters and digits that Apple shows as Team ID")
    .optional(),
};
const AppLinkVariables = z.object(APP_LINK_VARIABLES);

export type AppLinksConfig = {
  /** Fingerprints of the Android app's signing certificates; none: its links open in the browser. */
  androidCertificates: readonly string[];
  /** Null: links open in the browser on an iPhone. */
  appleTeamId: string | null;
};

export const appLinksConfig = (read: z.infer<typeof AppLinkVariables>): AppLinksConfig => ({
  androidCertificates: read.ANDROID_CERT_SHA256 ?? [],
  appleTeamId: read.APPLE_TEAM_ID ?? null,
});
