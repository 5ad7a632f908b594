import { Suspense } from "react";
import { Outlet } from "react-router";
import { PageLoading } from "../ui/page-loading";
import { OfflineBanner } from "./offline-banner";

export function Root() {
  return (
    <>
      <OfflineBanner />
      <Suspense fallback={<PageLoading minH="100dvh" />}>
        <Outlet />
      </Suspense>
    </>
  );
}
