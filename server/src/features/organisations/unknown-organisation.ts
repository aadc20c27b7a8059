import { refusal } from "../../http/refusal.ts";

export const UNKNOWN_ORGANISATION = refusal(404, (say) => say.accounts.noOrganisation);
