import type { Api } from "../../http/route-handler.ts";
import type { Services } from "../../services.ts";
import { mountAudit } from "./audit/routes.ts";
import { mountBillingAdmin } from "./billing/routes.ts";
import { mountBooksAdmin } from "./books/routes.ts";
import { mountCodesAdmin } from "./codes/routes.ts";
import { mountDashboard } from "./dashboard/routes.ts";
import { mountDesk } from "./desk/routes.ts";
import { mountDisputesAdmin } from "./disputes/routes.ts";
import { mountEndsAdmin } from "./end-statement-routes.ts";
import { mountFeedbackAdmin } from "./feedback/routes.ts";
import { mountLooks } from "./looks/routes.ts";
import { mountMailsAdmin } from "./mails/routes.ts";
import { mountNewslettersAdmin, type PreviewNewsletter } from "./newsletters/routes.ts";
import { mountOrganisationsAdmin } from "./organisations/routes.ts";
import { mountPayouts } from "./payouts/routes.ts";
import { mountPeopleAdmin } from "./people/routes.ts";
import { mountProposals } from "./proposals/routes.ts";
import { mountRefundsAdmin } from "./refunds/routes.ts";
import { mountTeamsAdmin } from "./teams/routes.ts";
import { mountHeldWorkouts } from "./workouts/routes.ts";

/** Everything only admins may do; for others it does not exist (rule 30). */
export function mountAdmin(api: Api, services: Services, previewNewsletter: PreviewNewsletter) {
  mountDashboard(api, services);
  mountOrganisationsAdmin(api, services);
  mountLooks(api, services);
  mountPeopleAdmin(api, services);
  mountProposals(api, services);
  mountTeamsAdmin(api, services);
  mountCodesAdmin(api, services);
  mountHeldWorkouts(api, services);
  mountFeedbackAdmin(api, services);
  mountBillingAdmin(api, services);
  mountDesk(api, services);
  mountBooksAdmin(api, services);
  mountPayouts(api, services);
  mountRefundsAdmin(api, services);
  mountDisputesAdmin(api, services);
  mountEndsAdmin(api, services);
  mountMailsAdmin(api, services);
  mountNewslettersAdmin(api, { ...services, previewNewsletter });
  mountAudit(api, services);
}
