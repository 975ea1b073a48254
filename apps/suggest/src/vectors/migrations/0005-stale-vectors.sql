-- Finds the vectors of other models course by course, however many are of the present one.
create index competency_model on competency (model, course_id, id);
create index exercise_model on exercise (model, course_id, id);

-- To embed a store again writes every row again. Vacuumed at every twentieth instead of every fifth row, the table hardly
-- grows by it, and the planner's statistics follow imports sooner.
alter table competency set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table exercise set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table semantic_cluster set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
