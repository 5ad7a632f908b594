import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AuthProvider, FirebaseAppProvider } from "reactfire";
import type { Runtime } from "../lib/firebase/runtime";
import { queryClient } from "../lib/query-client";
import { UiProvider } from "../ui/theme/ui-provider";
import { watchRefusals } from "./watch-refusals";

type AppProps = { runtime: Runtime; router: DataRouter };

export function App({ runtime: { app, auth }, router }: AppProps) {
  useEffect(() => watchRefusals(router), [router]);
  return (
    <UiProvider>
      <FirebaseAppProvider firebaseApp={app}>
        <AuthProvider sdk={auth}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AuthProvider>
      </FirebaseAppProvider>
    </UiProvider>
  );
}
