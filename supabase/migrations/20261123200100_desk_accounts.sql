-- Accounts of the desk: the tables of the library that keeps them (better-auth 1.7 with two-factor and passkey), and the
-- failed passwords of each address. Only the desk's login may touch them.

create table if not exists desk."user" (
	"id" text primary key,
	"name" text not null,
	"email" text not null unique,
	"emailVerified" boolean not null,
	"image" text,
	"createdAt" timestamptz not null default current_timestamp,
	"updatedAt" timestamptz not null default current_timestamp,
	"twoFactorEnabled" boolean,
	"role" text not null check ("role" in ('editor', 'reviewer', 'coordinator')),
	"isActive" boolean not null
);

create table if not exists desk."session" (
	"id" text primary key,
	"expiresAt" timestamptz not null,
	"token" text not null unique,
	"createdAt" timestamptz not null default current_timestamp,
	"updatedAt" timestamptz not null,
	"ipAddress" text,
	"userAgent" text,
	"userId" text not null references desk."user" ("id") on delete cascade
);
create index if not exists "session_userId_idx" on desk."session" ("userId");

create table if not exists desk."account" (
	"id" text primary key,
	"accountId" text not null,
	"providerId" text not null,
	"userId" text not null references desk."user" ("id") on delete cascade,
	"accessToken" text,
	"refreshToken" text,
	"idToken" text,
	"accessTokenExpiresAt" timestamptz,
	"refreshTokenExpiresAt" timestamptz,
	"scope" text,
	"password" text,
	"createdAt" timestamptz not null default current_timestamp,
	"updatedAt" timestamptz not null
);
create index if not exists "account_userId_idx" on desk."account" ("userId");

create table if not exists desk."verification" (
	"id" text primary key,
	"identifier" text not null,
	"value" text not null,
	"expiresAt" timestamptz not null,
	"createdAt" timestamptz not null default current_timestamp,
	"updatedAt" timestamptz not null default current_timestamp
);
create index if not exists "verification_identifier_idx" on desk."verification" ("identifier");

create table if not exists desk."twoFactor" (
	"id" text primary key,
	"secret" text not null,
	"backupCodes" text not null,
	"userId" text not null references desk."user" ("id") on delete cascade,
	"verified" boolean,
	"failedVerificationCount" integer,
	"lockedUntil" timestamptz
);
create index if not exists "twoFactor_secret_idx" on desk."twoFactor" ("secret");
create index if not exists "twoFactor_userId_idx" on desk."twoFactor" ("userId");

create table if not exists desk."passkey" (
	"id" text primary key,
	"name" text,
	"publicKey" text not null,
	"userId" text not null references desk."user" ("id") on delete cascade,
	"credentialID" text not null,
	"counter" integer not null,
	"deviceType" text not null,
	"backedUp" boolean not null,
	"transports" text,
	"createdAt" timestamptz,
	"aaguid" text
);
create index if not exists "passkey_userId_idx" on desk."passkey" ("userId");
create index if not exists "passkey_credentialID_idx" on desk."passkey" ("credentialID");

create table if not exists desk.sign_in_failures (
	email text primary key,
	failures integer not null,
	locked_until text not null
);

do $$
declare
	desk_table text;
begin
	foreach desk_table in array array[
		'user', 'session', 'account', 'verification', 'twoFactor', 'passkey', 'sign_in_failures'
	] loop
		execute format('revoke all on desk.%I from public, anon, portal_operator, portal_desk', desk_table);
		execute format('grant select, insert, update, delete on desk.%I to portal_desk', desk_table);
		execute format('alter table desk.%I enable row level security', desk_table);
		execute format('alter table desk.%I force row level security', desk_table);
		execute format('drop policy if exists desk_keeps on desk.%I', desk_table);
		execute format('create policy desk_keeps on desk.%I for all to portal_desk using (true) with check (true)', desk_table);
	end loop;
end
$$;
