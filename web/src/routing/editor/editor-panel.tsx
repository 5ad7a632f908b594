import { Tabs } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { Suspense } from "react";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { PageLoading } from "../../ui/page-loading";
import { BuildStep } from "./build/build-step";
import { ConnectStep } from "./connect/connect-step";
import { InstallStep } from "./connect/install-step";
import type { StepProps } from "./draft";
import type { EditorStep } from "./editor-steps";

const RouteStep = lazyComponent(async () => (await import("./route/route-step")).RouteStep);
const ActionsStep = lazyComponent(async () => (await import("./actions/actions-step")).ActionsStep);
const SubmissionsPanel = lazyComponent(async () => (await import("../submission/submissions-panel")).SubmissionsPanel);

type EditorPanelProps = Omit<StepProps, "routerId"> & { step: EditorStep; router: RouterView };

/** The open step with its problems. */
export function EditorPanel({ step, router, problems, ...rest }: EditorPanelProps) {
  const props: StepProps = { ...rest, routerId: router.id, problems: problems.filter((one) => isShownIn(step, one)) };
  return (
    <Tabs.Content value={step} flex="1" display="flex" flexDirection="column">
      <Suspense fallback={<PageLoading />}>
        {step === "form" && <BuildStep {...props} />}
        {step === "connect" && <ConnectStep {...props} />}
        {step === "install" && <InstallStep {...props} router={router} />}
        {step === "route" && <RouteStep {...props} />}
        {step === "actions" && <ActionsStep {...props} />}
        {step === "submissions" && <SubmissionsPanel router={router} />}
      </Suspense>
    </Tabs.Content>
  );
}

/** An outcome's problems are fixed in the actions step; the graph shows them too. */
const isShownIn = (step: EditorStep, problem: RouterProblem): boolean =>
  problem.step === step || (step === "route" && problem.step === "actions");
