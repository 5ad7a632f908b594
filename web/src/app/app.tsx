import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { RouterProvider } from "react-router/dom";
import { AuthProvider, FirebaseAppProvider } from "reactfire";
import type { Runtime } from "../lib/firebase/runtime";
import { queryClient } from "../lib/query-client";
import { UiProvider } from "../ui/theme/ui-provider";
import { router } from "./router";
import { watchRefusals } from "./watch-refusals";

export function App({ runtime: { app, auth } }: { runtime: Runtime }) {
  useEffect(() => watchRefusals(router), []);
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
