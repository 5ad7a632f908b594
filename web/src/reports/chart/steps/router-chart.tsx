import type { RouterSimulation } from "@dure/domain/reports/simulation/simulation";
import { StepsChart } from "./steps-chart";
import { useRouterSteps } from "./use-steps";

/** A router's views and submissions as steps. */
export function RouterChart({ simulation }: { simulation: RouterSimulation }) {
  return <StepsChart steps={useRouterSteps(simulation)} />;
}
