import type { RouterSimulation } from "@dure/domain/reports/simulation/simulation";
import { StepsChart } from "./steps-chart";
import { useRouterSteps } from "./use-steps";

/** What became of a router's views and submissions. */
export function RouterChart({ simulation }: { simulation: RouterSimulation }) {
  return <StepsChart steps={useRouterSteps(simulation)} />;
}
