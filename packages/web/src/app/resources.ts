// The screens of every resource, by the name of their menu entry. A new resource adds its line here; router and drawer follow.
import { createElement, type ComponentType } from "react";
import { lazyRouteComponent } from "@tanstack/react-router";
import type { ArticleKind } from "@atalaya/contract/resources/articles.ts";
import type { ScreenName } from "@atalaya/contract/menu.ts";
import type { Domain, RecordDomain } from "@atalaya/contract/domain/domains.ts";

/** A lazily loaded screen whose module exports a component that is told its domain. */
const ofDomain = <D extends Domain>(domain: D, load: () => Promise<ComponentType<{ domain: D }>>) =>
  lazyRouteComponent(async () => {
    const Screen = await load();
    return { default: () => createElement(Screen, { domain }) };
  });

const records = (domain: RecordDomain) =>
  ofDomain(domain, async () => (await import("../resources/records/records-screen.tsx")).RecordsScreen);
const variables = (domain: Domain) =>
  ofDomain(domain, async () => (await import("../resources/variables/variables-screen.tsx")).VariablesScreen);

const articles = (kind: ArticleKind) =>
  lazyRouteComponent(async () => {
    const { ArticlesScreen } = await import("../resources/articles/articles-screen.tsx");
    return { default: () => createElement(ArticlesScreen, { kind }) };
  });

/** A menu entry without a screen does not compile. */
export const screens: Record<ScreenName, ReturnType<typeof lazyRouteComponent>> = {
  dashboard: lazyRouteComponent(() => import("../resources/dashboard/dashboard-screen.tsx"), "DashboardScreen"),
  companies: lazyRouteComponent(() => import("../resources/companies/companies-screen.tsx"), "CompaniesScreen"),
  "variables.situationMap": variables("situation"),
  "variables.vulnerabilityMap": variables("vulnerability"),
  "variables.riskAssessment": variables("risk"),
  "variables.alertMap": variables("alert"),
  "variables.recoveryMapItem": variables("recovery"),
  situationMapRecord: records("situation"),
  vulnerabilityMapRecord: records("vulnerability"),
  riskAssessmentRecord: records("risk"),
  alertMapRecord: lazyRouteComponent(() => import("../resources/alerts/alerts-screen.tsx"), "AlertsScreen"),
  recoveryMapRecord: records("recovery"),
  entities: lazyRouteComponent(() => import("./entities-screen.tsx"), "EntitiesScreen"),
  properties: lazyRouteComponent(() => import("../resources/properties/properties-screen.tsx"), "PropertiesScreen"),
  shelters: lazyRouteComponent(() => import("../resources/shelters/shelters-screen.tsx"), "SheltersScreen"),
  inventory: lazyRouteComponent(() => import("../resources/inventory/inventory-screen.tsx"), "InventoryScreen"),
  exercises: lazyRouteComponent(() => import("../resources/exercises/exercises-screen.tsx"), "ExercisesScreen"),
  lessons: lazyRouteComponent(() => import("../resources/lessons/lessons-screen.tsx"), "LessonsScreen"),
  legalSetup: lazyRouteComponent(
    () => import("../resources/institution-functions/framework-screen.tsx"),
    "FrameworkScreen",
  ),
  legalDrm: lazyRouteComponent(() => import("../resources/committees/committee-screen.tsx"), "CommitteeScreen"),
  legal: lazyRouteComponent(() => import("../resources/legal-documents/legal-screen.tsx"), "LegalScreen"),
  "variables.topics": articles("topics"),
  faq: articles("faqs"),
  terms: lazyRouteComponent(() => import("../resources/terms/terms-screen.tsx"), "TermsScreen"),
  "settings.users": lazyRouteComponent(() => import("../resources/users/users-screen.tsx"), "UsersScreen"),
  "settings.roles": lazyRouteComponent(() => import("../resources/roles/roles-screen.tsx"), "RolesScreen"),
  alertSubscribers: lazyRouteComponent(
    () => import("../resources/alerts/subscribers/subscribers-screen.tsx"),
    "SubscribersScreen",
  ),
  eventReports: lazyRouteComponent(() => import("./reports-screen.tsx"), "ReportsScreen"),
  emergencyLog: lazyRouteComponent(() => import("../resources/log-entries/log-screen.tsx"), "LogScreen"),
  "settings.audit": lazyRouteComponent(() => import("../resources/audit/audit-screen.tsx"), "AuditScreen"),
  "settings.packs": lazyRouteComponent(() => import("../resources/packs/packs-screen.tsx"), "PacksScreen"),
  "settings.backups": lazyRouteComponent(() => import("../resources/backups/backups-screen.tsx"), "BackupsScreen"),
  "settings.installation": lazyRouteComponent(
    () => import("../resources/installation/setup-screen.tsx"),
    "SetupScreen",
  ),
  "settings.health": lazyRouteComponent(() => import("../resources/installation/health-screen.tsx"), "HealthScreen"),
};

/** "Mi cuenta" stands in the avatar's menu, not in the drawer. */
export const accountScreen = lazyRouteComponent(
  () => import("../resources/account/account-screen.tsx"),
  "AccountScreen",
);
