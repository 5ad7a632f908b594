import { Suspense } from "react";
import { Outlet } from "react-router";
import { PageLoading } from "../ui/page-loading";

export function Root() {
  return (
    <Suspense fallback={<PageLoading minH="100dvh" />}>
      <Outlet />
    </Suspense>
  );
}
