#!/bin/sh
# Patroni runs it once, when the first machine has made the database. $1: the connection string of the superuser.
# The roles are those of docs/operate.md, "Several servers".
exec @BIN@/psql "$1" --quiet --set ON_ERROR_STOP=1 <<'SQL'
create role listpass_owner;
create role listpass_app;
create role listpass_worker;
create role listpass login password '@LISTPASS_PASSWORD@';
create role listpass_server login password '@SERVER_PASSWORD@';
grant listpass_owner, listpass_app, listpass_worker to listpass;
grant listpass_app, listpass_worker to listpass_server;
create database listpass owner listpass;
SQL
