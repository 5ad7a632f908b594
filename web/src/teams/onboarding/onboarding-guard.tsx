import { useSuspenseQueries } from "@tanstack/react-query";
import type { PropsWithChildren } from "react";
import { Navigate } from "react-router";
import { profileQuery } from "../../identity/user/user-queries";
import { teamQuery } from "../team/team-queries";
import { nextStep } from "./next-step";

/** Shows an onboarding step to users who are at it; others are redirected to their own step. */
export function OnboardingGuard({ step, children }: PropsWithChildren<{ step: readonly string[] }>) {
  const [profile, team] = useSuspenseQueries({ queries: [profileQuery(), teamQuery()] });
  const next = nextStep(profile.data, team.data) ?? "/";
  return step.includes(next) ? children : <Navigate to={next} replace />;
}
